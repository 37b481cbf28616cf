import { HighlightStyle, LanguageSupport, LRLanguage, syntaxHighlighting } from '@codemirror/language'
import { formulaParser } from '@heddle/formula/language'
import { tags } from '@lezer/highlight'

const language = LRLanguage.define({
  name: 'formula',
  parser: formulaParser,
  languageData: { closeBrackets: { brackets: ['(', '[', '{', "'", '"', '`'] } },
})

const colours = HighlightStyle.define([
  { tag: [tags.string, tags.escape], color: 'var(--class-text)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--warn)' },
  { tag: [tags.operator, tags.derefOperator, tags.bracket], color: 'var(--text-2)' },
  { tag: tags.function(tags.variableName), color: 'var(--accent-text)' },
  { tag: [tags.variableName, tags.propertyName], color: 'var(--text)' },
])

/** Formulas in a text editor: Heddle's own grammar with its colours. */
export function formulaLanguage() {
  return [new LanguageSupport(language), syntaxHighlighting(colours)]
}
