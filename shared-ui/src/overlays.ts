/** What opens over the page; loaded when used. */
export { Dialog, type DialogProps } from './components/dialog.tsx'
