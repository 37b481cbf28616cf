export { standRows } from './stand-rows.ts'
