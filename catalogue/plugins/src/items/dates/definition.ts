import { definePlugin, text } from '@heddle/kit'
import { checkFormat, MAX_FORMAT } from './check-format.ts'

/** Specification section 3: the public setting that gives the date functions the format of dates that name none. */
export const definition = definePlugin({
  namespace: 'dates',
  label: { en: 'Dates', ru: 'Даты' },
  description: {
    en: 'How dates are written where a formula names no format.',
    ru: 'Как пишутся даты там, где формула не называет формат.',
  },
  icon: 'calendar',
  settings: {
    public: {
      fields: {
        favoriteFormat: text({
          label: { en: 'Favourite format', ru: 'Любимый формат' },
          help: {
            en: 'DD day, MM month, YYYY year, HH:mm time; words in [square brackets]. Empty: ISO 8601.',
            ru: 'DD день, MM месяц, YYYY год, HH:mm время; слова в [квадратных скобках]. Пусто: ISO 8601.',
          },
          placeholder: 'DD/MM/YYYY',
          maxLength: MAX_FORMAT,
          bindable: false,
        }),
      },
      check: ({ favoriteFormat }) => {
        const message = checkFormat(favoriteFormat)
        return message === undefined ? undefined : { name: 'favoriteFormat', message }
      },
    },
  },
  functionDefaults: { favoriteFormat: 'favoriteFormat' },
})
