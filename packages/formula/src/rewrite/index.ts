export { extractPart, type ExtractedPart, type Extraction } from './extract-part.ts'
export { renameName } from './rename-name.ts'
export { replaceKeys } from './replace-keys.ts'
