import { calendarAdder } from '../dates/adder.ts'

export const call = calendarAdder('day')
