import { defineFunction } from '@heddle/kit'

export const definition = defineFunction({
  name: 'sanitize',
  group: 'text',
  description: {
    en: 'The text with the signs of HTML (& < > " \') written so that they are shown as they are.',
    ru: 'Текст, в котором знаки HTML (& < > " \') записаны так, чтобы показывались как есть.',
  },
  parameters: [{ name: 'text', type: 'any' }],
  result: 'text',
  examples: [
    ['sanitize(\'<b title="x">Tom & Jerry</b>\')', '&lt;b title=&quot;x&quot;&gt;Tom &amp; Jerry&lt;/b&gt;'],
    ['sanitize("it\'s")', 'it&#39;s'],
    ['sanitize(null)', ''],
  ],
})
