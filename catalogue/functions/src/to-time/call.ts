import { relativeText } from '../dates/relative.ts'

export const call = relativeText('to')
