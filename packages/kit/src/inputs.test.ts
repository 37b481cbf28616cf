import { expect, test } from 'vitest'
import { checkFields, completeFields, DEBOUNCE_DELAY, INPUT } from './index.ts'

const fields = { ...INPUT.named, ...INPUT.switches(), ...INPUT.debounced, ...INPUT.inForm }

test('an input that says no more than it has to asks for nothing and tells of a change at once', () => {
  expect(completeFields(fields, {})).toEqual({
    accessibleLabel: '',
    required: false,
    readonly: false,
    disabled: false,
    debounce: false,
    debounceDelay: 500,
    fieldName: '',
    ignoresHidden: false,
    customValidation: false,
    validation: null,
  })
  expect(INPUT.switches({ required: true }).required.default).toBe(true)
})

test('what may come by formula does: whether it must be filled in, may be changed, is in use, and its name', () => {
  const bindable = Object.entries(fields).flatMap(([name, field]) => (field.bindable ? name : []))
  expect(bindable).toEqual(['accessibleLabel', 'required', 'readonly', 'disabled', 'fieldName', 'customValidation', 'validation'])
})

test('a change waits for 1 to 5000 ms, half a second when nobody says', () => {
  expect(DEBOUNCE_DELAY).toEqual({ min: 1, max: 5000, default: 500 })
  const refused = [0, 5001].flatMap((debounceDelay) => checkFields({ fields }, { debounce: true, debounceDelay }))
  expect(refused).toEqual(
    [0, 1].map(() => ({ name: 'debounceDelay', message: `must be between ${DEBOUNCE_DELAY.min} and ${DEBOUNCE_DELAY.max}` })),
  )
  expect(checkFields({ fields }, { debounce: false, debounceDelay: 0 })).toEqual([])
})

test('events say a value as it may be, and every input can be focused', () => {
  expect(INPUT.events(3).change.example).toEqual({ value: 3 })
  expect(INPUT.events(3).initValueChange.example).toEqual({ value: 3 })
  expect(Object.keys(INPUT.events(3))).toEqual(['change', 'initValueChange', 'focus', 'blur', 'keydown', 'keyup'])
  expect(INPUT.actions({ en: 'Focus the box' })).toEqual({ focus: { label: { en: 'Focus the box' } } })
  expect(Object.keys(INPUT.pasted)).toEqual(['paste'])
  expect(INPUT.states).toEqual(['focus', 'filled', 'readonly', 'disabled', 'invalid'])
})

test('what workflows set an input to is an argument with a field of its own, and putting it back takes none', () => {
  const asked = { value: INPUT.switches().required }
  const { 'set-value': set, 'reset-value': reset } = INPUT.setters(asked)
  expect([set.parameters, Object.keys(reset)]).toEqual([asked, ['label']])
})
