/** The widgets in the header of everyone who is signed in, as data: the gateway names what they load in the html. */
export const SIGNED_IN_WIDGETS = ['bell', 'user-menu'] as const;
