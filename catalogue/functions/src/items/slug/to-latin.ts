/** Cyrillic letters and those Latin ones that are more than a letter with a mark. */
const LATIN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    д: 'd',
    е: 'e',
    ё: 'yo',
    ж: 'zh',
    з: 'z',
    и: 'i',
    й: 'y',
    к: 'k',
    л: 'l',
    м: 'm',
    н: 'n',
    о: 'o',
    п: 'p',
    р: 'r',
    с: 's',
    т: 't',
    у: 'u',
    ф: 'f',
    х: 'kh',
    ц: 'ts',
    ч: 'ch',
    ш: 'sh',
    щ: 'shch',
    ъ: '',
    ы: 'y',
    ь: '',
    э: 'e',
    ю: 'yu',
    я: 'ya',
    і: 'i',
    ї: 'yi',
    є: 'ye',
    ґ: 'g',
    ў: 'u',
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    đ: 'd',
    ł: 'l',
    þ: 'th',
    ð: 'd',
    ı: 'i',
  }),
)

/** A text of small letters in Latin ones without marks; other scripts stay as they are. */
export function toLatin(text: string): string {
  // Taking letters apart takes as long as the square of a run of marks; no letter has many.
  const plain = text.replaceAll(/(\p{M}{4})\p{M}+/gu, '$1')
  // Letters whose mark makes them another letter go first; what is left without its mark may be one of these once more.
  return spell(spell(plain.normalize('NFC')).normalize('NFD').replaceAll(/\p{M}/gu, ''))
}

function spell(text: string): string {
  return text.replaceAll(/[а-яёіїєґўßæœøđłþðı]/g, (letter) => LATIN.get(letter) ?? letter)
}
