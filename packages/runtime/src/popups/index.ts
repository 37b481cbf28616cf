export { resetPopups } from './reset-popups.ts'
