import { timeAdder } from '../dates/adder.ts'

export const call = timeAdder('second')
