/**
 * The version of the api's calls. A call that is added raises the minor, one that is removed or changed so that an
 * older client fails raises the major; a remote needs the version it was built against, or a later one of that major.
 */
export const API_VERSION = '1.50.0';
