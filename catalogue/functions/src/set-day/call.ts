import { partSetter } from '../dates/setter.ts'

export const call = partSetter('date', { zeroKeeps: true })
