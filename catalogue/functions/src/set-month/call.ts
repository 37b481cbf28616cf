import { partSetter } from '../dates/setter.ts'

export const call = partSetter('month', { first: 1, zeroKeeps: true })
