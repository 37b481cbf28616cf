import type { FunctionBody } from '@heddle/kit'

export const call: FunctionBody = (host, file, placeholder = '') => host.fileUrl(file) ?? placeholder
