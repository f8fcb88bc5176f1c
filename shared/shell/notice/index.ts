/** The class names that notices share: the bars at the lower edge of the window, and the federation panel. */
export { default as noticeClasses } from './notice.module.css';
