import { isBinding } from '@heddle/document/values'
import type { PublishField } from '../../publish-field.ts'
import type { FormulaField } from './field.ts'

export const publish: PublishField<FormulaField> = (value, _field, { late }) => (isBinding(value) ? late(value) : null)
