export { lowercase as call } from '../../lib/values/lowercase.ts'
