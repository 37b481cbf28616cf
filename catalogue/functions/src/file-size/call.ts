import type { FunctionBody } from '@heddle/kit'
import { fileFacts } from '../files/file-facts.ts'

export const call: FunctionBody = (_host, file) => fileFacts(file).size
