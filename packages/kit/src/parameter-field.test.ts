import { expect, it } from 'vitest'
import type { ActionParameter } from './action.ts'
import { choice } from './fields/kinds.gen.ts'
import { parameterField } from './parameter-field.ts'

const label = { en: 'Parameter' }
const size = choice({ label: { en: 'Size' }, options: [{ value: 's', label: { en: 'Small' } }], default: 's' })

it.each<readonly [Omit<ActionParameter, 'label'>, object]>([
  [{ kind: 'value' }, { kind: 'value', shape: 'any', default: null, bindable: true }],
  [
    { kind: 'text', default: 'a' },
    { kind: 'text', default: 'a', bindable: true },
  ],
  [
    { kind: 'text', fixed: true },
    { kind: 'text', bindable: false },
  ],
  [
    { kind: 'number', default: 3 },
    { kind: 'number', default: 3 },
  ],
  [
    { kind: 'number', default: 'x' },
    { kind: 'number', default: 0 },
  ],
  [
    { kind: 'boolean', default: true },
    { kind: 'boolean', default: true },
  ],
  [{ kind: 'list' }, { kind: 'value', shape: 'list', default: [] }],
  [{ kind: 'map' }, { kind: 'value', shape: 'object', default: {} }],
  [{ kind: 'variable' }, { kind: 'reference', to: 'variable' }],
  [
    { kind: 'collection', fixed: true },
    { kind: 'reference', to: 'collection', bindable: false },
  ],
  [{ kind: 'page' }, { kind: 'reference', to: 'page' }],
  [{ kind: 'workflow' }, { kind: 'reference', to: 'workflow' }],
  [{ kind: 'popup' }, { kind: 'reference', to: 'popup' }],
  [{ kind: 'node' }, { kind: 'reference', to: 'element' }],
  [{ kind: 'plugin' }, { kind: 'reference', to: 'plugin' }],
  [{ kind: 'trigger' }, { kind: 'text' }],
  [
    { kind: 'variable', many: true, fixed: true },
    { kind: 'list', bindable: false, default: [], item: { kind: 'reference', to: 'variable', bindable: false } },
  ],
  [{ kind: 'condition' }, { kind: 'formula' }],
  [{ kind: 'script' }, { kind: 'text', multiline: true, bindable: false }],
  [
    { kind: 'field', field: size, fixed: true },
    { kind: 'choice', default: 's', bindable: false },
  ],
  [{ kind: 'field' }, { kind: 'value' }],
])('%j is a field of its kind, called as the parameter is', (parameter, field) => {
  expect(parameterField({ ...parameter, label })).toMatchObject({ ...field, label })
})

it('takes its own default', () => {
  for (const kind of ['value', 'text', 'number', 'boolean', 'list', 'map', 'variable', 'condition'] as const) {
    const field = parameterField({ label, kind })
    expect(field.check(field.default)).toBeUndefined()
  }
})
