export { followRows } from '@heddle/renderer/lists'
