/** Stop words: words that explain nothing when quoted to an owner by themselves. */
export const stopWords: ReadonlySet<string> = new Set(
  `about above across after again ago all almost along already also always and another any anything are around away back
  been before behind being below beside between both bring brought but came come comes could did does doing done down each
  early else end enough even evening every everything everywhere few fifth first for from full get gets getting give gives
  goes going good got gotten had half has have having her here him his hold hour hours inside into its just keep keeps kept
  last late lately leave left less lets like little long look looked looking looks made make makes many maybe middle minute
  minutes month months more morning most much near never next night nothing now off often once only onto other out over own
  part place put puts quick quickly quite real really right said same saw second see seem seemed seems seen she should side
  since slow slowly some something sometimes soon still straight such sudden suddenly take taken takes than that the their
  them then there these they thing things third this those though three through times today tonight too took tried tries
  try two under until upon usual very wants was week weeks well went were what when where which while whole will with
  within without would yesterday yet you`
    .trim()
    .split(/\s+/),
);
