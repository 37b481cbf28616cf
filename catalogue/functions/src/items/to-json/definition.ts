import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'toJson',
  group: 'utils',
  description: {
    en: 'A value as JSON, on one line or, when asked, on lines of their own.',
    ru: 'Значение в виде JSON, в одну строку или, если нужно, с отступами.',
  },
  parameters: [
    { name: 'value', type: 'any' },
    { name: 'pretty', type: 'boolean', optional: true, default: 'false' },
  ],
  result: 'text',
  examples: [
    ["toJson({ a: [1, null, 'b'] })", '{"a":[1,null,"b"]}'],
    ["toJson('text')", '"text"'],
    ['toJson({ a: 1 }, true)', '{\n  "a": 1\n}'],
    ['toJson(null)', 'null'],
  ],
})
