import { partSetter } from '../dates/setter.ts'

export const call = partSetter('day', { zeroKeeps: true })
