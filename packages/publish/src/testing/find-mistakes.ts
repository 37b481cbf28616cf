import { HtmlValidate } from 'html-validate'

const validate = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Short and equally valid.
    'doctype-style': 'off',
    'long-title': 'off',
    // What a builder puts on a page, and not how it is written.
    'element-required-attributes': 'off',
    'no-implicit-button-type': 'off',
    'no-inline-style': 'off',
    'prefer-native-element': 'off',
    'wcag/h30': 'off',
    'wcag/h63': 'off',
  },
})

/** What is wrong with the HTML of a page, a line each. */
export async function findMistakes(html: string): Promise<readonly string[]> {
  const { results } = await validate.validateString(html)
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
}
