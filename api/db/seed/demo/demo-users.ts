/** Ids of the demo accounts. */
export interface DemoUsers {
  seller: number;
  buyer: number;
  rival: number;
  staff: number;
}
