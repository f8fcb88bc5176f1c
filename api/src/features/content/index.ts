/** The entry point of content: frequent questions, the page about us, the contact form. */

export { contentRoutes } from './content.routes.ts';
export { addContactJob } from './mail-contact.ts';
