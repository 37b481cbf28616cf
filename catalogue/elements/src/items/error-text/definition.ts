import { defineElement, text } from '@heddle/kit'

const said = (en: string, ru: string) => text({ label: { en, ru }, translated: true })

/** Says what is wrong with a field of a form (elements reference 36). */
export const errorTextDefinition = defineElement({
  type: 'error-text',
  label: { en: 'Error text', ru: 'Текст ошибки' },
  icon: 'circle-alert',
  group: 'forms',
  words: ['error message', 'validation message', 'hint', 'ошибка', 'сообщение'],
  fields: {
    fieldName: text({
      label: { en: 'Field name', ru: 'Имя поля' },
      help: { en: 'The field that it is about; the nearest when empty.', ru: 'Поле, о котором речь; если пусто — ближайшее.' },
    }),
    required: said('When required', 'Когда не заполнено'),
    type: said('When of a wrong type', 'Когда неверный вид'),
    min: said('When too small', 'Когда слишком мало'),
    max: said('When too large', 'Когда слишком много'),
    step: said('When off the step', 'Когда не по шагу'),
    pattern: said('When off the pattern', 'Когда не по шаблону'),
    length: said('When of a wrong length', 'Когда неверная длина'),
    custom: said('When its own check fails', 'Когда не прошла своя проверка'),
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  alone: () => false,
  editing: { minSize: 24, shows: [{ id: 'error', label: { en: 'An error', ru: 'Ошибка' } }] },
  baseStyles: { default: { 'margin-top': '0', 'margin-bottom': '0', color: 'light-dark(#b3261e, #ff8a80)' } },
  preset: { styles: { default: { 'font-size': '14px', 'line-height': '1.4' } } },
})
