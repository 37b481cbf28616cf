import { boolean, choice, file, list, text } from '@heddle/kit'

/** Words that go with a film or a recording. */
export const TRACKS = list({
  label: { en: 'Captions', ru: 'Субтитры' },
  help: {
    en: 'WebVTT files: what is said, for those who do not hear it',
    ru: 'Файлы WebVTT: что говорят — для тех, кто не слышит',
  },
  item: {
    src: file({ label: { en: 'File', ru: 'Файл' } }),
    language: text({ label: { en: 'Language', ru: 'Язык' }, placeholder: 'en', maxLength: 35 }),
    label: text({ label: { en: 'Name', ru: 'Название' }, translated: true, placeholder: 'English', maxLength: 100 }),
    kind: choice({
      label: { en: 'Kind', ru: 'Вид' },
      options: [
        { value: 'captions', label: { en: 'Captions', ru: 'Титры' } },
        { value: 'subtitles', label: { en: 'Translation', ru: 'Перевод' } },
        { value: 'descriptions', label: { en: 'Description', ru: 'Описание' } },
        { value: 'chapters', label: { en: 'Chapters', ru: 'Главы' } },
      ],
      default: 'captions',
    }),
    isDefault: boolean({ label: { en: 'Shown at first', ru: 'Показаны сразу' } }),
  },
  itemLabel: 'label',
  max: 50,
})
