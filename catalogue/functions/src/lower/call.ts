export { call } from '../lowercase/call.ts'
