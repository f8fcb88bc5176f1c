import { answerJobs } from '../answer-jobs.ts';
import { readText } from './read-text.ts';

// pdf.js warns that it could not draw here; only texts are read.
console.warn = () => undefined;

answerJobs({ readText });
