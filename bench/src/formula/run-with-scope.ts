// What a visitor's page needs to run formulas, functions left out: its size is measured.
export { compileFormula } from '@heddle/formula/run'
export { createScope } from '../../../packages/runtime/src/scope/create-scope.ts'
