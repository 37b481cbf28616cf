interface Option {
  readonly value: string
  readonly label: { readonly en: string }
}

/** Currencies in use (ISO 4217). */
const CURRENCIES =
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP ' +
  'CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD ' +
  'JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN ' +
  'NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SYP SZL THB ' +
  'TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW'

/** Units that numbers may have (ECMA-402). */
const UNITS =
  'acre bit byte celsius centimeter day degree fahrenheit fluid-ounce foot gallon gigabit gigabyte gram hectare hour inch kilobit ' +
  'kilobyte kilogram kilometer liter megabit megabyte meter mile mile-scandinavian milliliter millimeter millisecond minute month ' +
  'ounce percent petabyte pound second stone terabit terabyte week yard year'

/** Made when somebody looks: names of all currencies take some milliseconds. */
let currencies: readonly Option[] | undefined

export function currencyOptions(): readonly Option[] {
  const names = new Intl.DisplayNames(['en'], { type: 'currency' })
  currencies ??= CURRENCIES.split(' ').map((value) => ({ value, label: { en: `${value} – ${names.of(value)}` } }))
  return currencies
}

export const unitOptions = (): readonly Option[] =>
  UNITS.split(' ').map((value) => ({ value, label: { en: value.replace('-', ' ') } }))
