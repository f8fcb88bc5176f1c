/** Replaces axios's interceptors, of which we set none. */
export default class InterceptorManager {
  forEach() {
    return undefined;
  }
}
