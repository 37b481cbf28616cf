export { createPopups, type Popups } from './create-popups.tsx'
