export { createPositions } from './create-positions.ts'
