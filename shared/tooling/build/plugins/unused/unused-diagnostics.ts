/**
 * Replaces the federation's descriptions of its errors, which also name the page that describes them, and what it adds to them on servers; and its
 * log, which writes to the console, as here. Plain JavaScript, as webpack takes it in place of a file of a package.
 */
const none = {};

export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap };

export const optionsToMFContext = () => undefined;

export const createLogger = () => console;
export const createInfrastructureLogger = createLogger;
export const bindLoggerToCompiler = () => undefined;
export const logger = console;
export const infrastructureLogger = console;
