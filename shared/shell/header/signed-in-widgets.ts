/**
 * The widgets that the header shows to everyone who is signed in: the gateway names what they load in the html. The header writes each by
 * name, where the build looks for it (`openedNames`).
 */
export const SIGNED_IN_WIDGETS = ['bell', 'user-menu'];
