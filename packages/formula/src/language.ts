import { styleTags, tags } from '@lezer/highlight'
import { parser } from './grammar.gen.js'

/** The grammar for text editors: repairs what is wrong instead of stopping there, and names the parts to be coloured. */
export const formulaParser = parser.configure({
  props: [
    styleTags({
      Name: tags.variableName,
      'Call/Name': tags.function(tags.variableName),
      PropertyName: tags.propertyName,
      ShorthandName: tags.propertyName,
      Number: tags.number,
      String: tags.string,
      'TemplateText Template': tags.string,
      TemplateEscape: tags.escape,
      'True False': tags.bool,
      Null: tags.null,
      Operator: tags.operator,
      OptionalDot: tags.derefOperator,
      '( ) [ ] { }': tags.bracket,
    }),
  ],
})
