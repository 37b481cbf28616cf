export { followRows } from '@heddle/renderer/lists'
export { VariableCell } from './variable-cell.ts'
