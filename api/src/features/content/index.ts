/** The entry point of content: frequent questions, the page about us, the contact form. */
export { addContactJob } from './contact.mail.ts';
export { contentRoutes } from './content.routes.ts';
