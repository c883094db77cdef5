// cspell:disable -- marketing phrases in all languages of the contract

/** Generic marketing phrases in one language. */
export interface Phrases {
  readonly title: string;
  /** At most 24 characters. */
  readonly button: string;
}

const createPhrases = (title: string, button: string): Phrases => ({title, button});

/** The phrases that the mock uses for languages other than English, by language tag. */
export const phrases: Readonly<Record<string, Phrases>> = {
  ar: createPhrases('اكتشفوا شيئًا جديدًا', 'اعرف المزيد'),
  bg: createPhrases('Открийте нещо ново', 'Научете повече'),
  bn: createPhrases('নতুন কিছু আবিষ্কার করুন', 'আরও জানুন'),
  ca: createPhrases('Descobriu una cosa nova', 'Més informació'),
  cs: createPhrases('Objevte něco nového', 'Zjistit více'),
  da: createPhrases('Oplev noget nyt', 'Læs mere'),
  de: createPhrases('Entdecken Sie etwas Neues', 'Mehr erfahren'),
  el: createPhrases('Ανακαλύψτε κάτι νέο', 'Μάθετε περισσότερα'),
  es: createPhrases('Descubre algo nuevo', 'Más información'),
  et: createPhrases('Avasta midagi uut', 'Loe lähemalt'),
  fa: createPhrases('چیزی تازه کشف کنید', 'بیشتر بدانید'),
  fi: createPhrases('Löydä jotain uutta', 'Lue lisää'),
  fil: createPhrases('Tumuklas ng bago', 'Alamin pa'),
  fr: createPhrases('Découvrez quelque chose de nouveau', 'En savoir plus'),
  he: createPhrases('גלו משהו חדש', 'למידע נוסף'),
  hi: createPhrases('कुछ नया खोजें', 'और जानें'),
  hr: createPhrases('Otkrijte nešto novo', 'Saznajte više'),
  hu: createPhrases('Fedezzen fel valami újat', 'Tudjon meg többet'),
  id: createPhrases('Temukan sesuatu yang baru', 'Selengkapnya'),
  it: createPhrases('Scopri qualcosa di nuovo', 'Scopri di più'),
  ja: createPhrases('新しい発見を', '詳しく見る'),
  ko: createPhrases('새로운 것을 만나 보세요', '자세히 보기'),
  lt: createPhrases('Atraskite kai ką naujo', 'Sužinoti daugiau'),
  lv: createPhrases('Atklājiet ko jaunu', 'Uzzināt vairāk'),
  ms: createPhrases('Temui sesuatu yang baharu', 'Ketahui lagi'),
  nb: createPhrases('Oppdag noe nytt', 'Les mer'),
  nl: createPhrases('Ontdek iets nieuws', 'Meer informatie'),
  pl: createPhrases('Odkryj coś nowego', 'Dowiedz się więcej'),
  'pt-BR': createPhrases('Descubra algo novo', 'Saiba mais'),
  'pt-PT': createPhrases('Descubra algo novo', 'Saber mais'),
  ro: createPhrases('Descoperiți ceva nou', 'Aflați mai multe'),
  ru: createPhrases('Откройте для себя новое', 'Узнать больше'),
  sk: createPhrases('Objavte niečo nové', 'Zistiť viac'),
  sl: createPhrases('Odkrijte nekaj novega', 'Več informacij'),
  sr: createPhrases('Откријте нешто ново', 'Сазнајте више'),
  sv: createPhrases('Upptäck något nytt', 'Läs mer'),
  ta: createPhrases('புதியதைக் கண்டறியுங்கள்', 'மேலும் அறிக'),
  th: createPhrases('ค้นพบสิ่งใหม่', 'ดูเพิ่มเติม'),
  tr: createPhrases('Yeni bir şey keşfedin', 'Daha fazla bilgi'),
  uk: createPhrases('Відкрийте для себе нове', 'Дізнатися більше'),
  ur: createPhrases('کچھ نیا دریافت کریں', 'مزید جانیں'),
  vi: createPhrases('Khám phá điều mới mẻ', 'Tìm hiểu thêm'),
  'zh-Hans': createPhrases('发现新事物', '了解更多'),
  'zh-Hant': createPhrases('發現新事物', '了解更多'),
};
