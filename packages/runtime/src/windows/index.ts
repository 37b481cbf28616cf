export { standRows } from '@heddle/renderer/windows'
