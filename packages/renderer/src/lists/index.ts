export { followRows } from './follow-rows.ts'
