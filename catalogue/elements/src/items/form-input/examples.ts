import type { NodeTemplate } from '@heddle/kit'

const input = (name: string, props: NonNullable<NodeTemplate['props']>) => ({ name, node: { element: 'form-input', props } })

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  input('plain', { placeholder: 'Your name', accessibleLabel: 'Name' }),
  input('search with a value', { type: 'search', value: 'tea', accessibleLabel: 'Search' }),
  input('number', { type: 'number', value: 3, max: 10, accessibleLabel: 'Pieces' }),
  input('number without a value', { type: 'number', required: false, accessibleLabel: 'Pieces' }),
  input('number that is none', { type: 'number', value: 'many', accessibleLabel: 'Pieces' }),
  input('read-only', { value: 'Fixed', readonly: true, required: false, accessibleLabel: 'Code' }),
  input('read-only number', { type: 'number', value: 0.5, readonly: true, accessibleLabel: 'Share' }),
  input('disabled', { value: 'Not now', disabled: true, accessibleLabel: 'Code' }),
  input('checked by the browser', {
    minLength: 2,
    maxLength: 8,
    pattern: String.raw`[A-Z]+\d*`,
    inputMode: 'text',
    spellcheck: false,
    autocomplete: true,
    autocompleteToken: 'postal-code',
    fieldName: 'code',
    accessibleLabel: 'Postal code',
  }),
  input('asks for the focus', { autofocus: true, debounce: true, debounceDelay: 300, accessibleLabel: 'Name' }),
]
