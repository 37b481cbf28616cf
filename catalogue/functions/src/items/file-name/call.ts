import type { FunctionBody } from '@heddle/kit'
import { fileFacts } from '../../lib/files/file-facts.ts'

export const call: FunctionBody = (_host, file) => fileFacts(file).name
