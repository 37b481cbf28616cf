import { partSetter } from '../../lib/dates/setter.ts'

export const call = partSetter('hour')
