import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'fetch-collections',
  label: { en: 'Fetch collections in parallel', ru: 'Загрузить коллекции параллельно' },
  description: {
    en: 'Fetches several collections at once; fails as soon as one fails.',
    ru: 'Загружает несколько коллекций сразу; завершается ошибкой, если не удалась хотя бы одна.',
  },
  summary: { en: 'Fetch {collectionIds}', ru: 'Загрузить {collectionIds}' },
  icon: 'refresh-cw',
  group: 'data',
  ports: ['collections'],
  parameters: {
    collectionIds: { label: { en: 'Collections', ru: 'Коллекции' }, kind: 'collection', many: true, fixed: true },
  },
})
