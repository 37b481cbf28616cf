import { partSetter } from '../dates/setter.ts'

export const call = partSetter('hour')
