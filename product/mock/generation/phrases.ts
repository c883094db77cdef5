// cspell:disable -- marketing phrases in all languages of the contract

/** Generic marketing phrases in one language. */
export interface Phrases {
  readonly title: string;
  readonly subtitle: string;
  /** At most 24 characters. */
  readonly button: string;
}

const createPhrases = (title: string, subtitle: string, button: string): Phrases => ({title, subtitle, button});

/** The phrases that the mock uses for languages other than English, by language tag. */
export const phrases: Readonly<Record<string, Phrases>> = {
  ar: createPhrases('اكتشفوا شيئًا جديدًا', 'نرحب بكم هذا الربيع', 'اعرف المزيد'),
  bg: createPhrases('Открийте нещо ново', 'Очакваме ви тази пролет', 'Научете повече'),
  bn: createPhrases('নতুন কিছু আবিষ্কার করুন', 'এই বসন্তে আপনাকে স্বাগতম', 'আরও জানুন'),
  ca: createPhrases('Descobriu una cosa nova', 'Us esperem aquesta primavera', 'Més informació'),
  cs: createPhrases('Objevte něco nového', 'Těšíme se na vás letos na jaře', 'Zjistit více'),
  da: createPhrases('Oplev noget nyt', 'Vi glæder os til at se dig til foråret', 'Læs mere'),
  de: createPhrases('Entdecken Sie etwas Neues', 'Wir freuen uns in diesem Frühling auf Sie', 'Mehr erfahren'),
  el: createPhrases('Ανακαλύψτε κάτι νέο', 'Σας περιμένουμε αυτή την άνοιξη', 'Μάθετε περισσότερα'),
  es: createPhrases('Descubre algo nuevo', 'Te esperamos esta primavera', 'Más información'),
  et: createPhrases('Avasta midagi uut', 'Ootame sind sel kevadel', 'Loe lähemalt'),
  fa: createPhrases('چیزی تازه کشف کنید', 'این بهار منتظر شما هستیم', 'بیشتر بدانید'),
  fi: createPhrases('Löydä jotain uutta', 'Tervetuloa tänä keväänä', 'Lue lisää'),
  fil: createPhrases('Tumuklas ng bago', 'Hinihintay ka namin ngayong tagsibol', 'Alamin pa'),
  fr: createPhrases('Découvrez quelque chose de nouveau', 'Nous vous attendons ce printemps', 'En savoir plus'),
  he: createPhrases('גלו משהו חדש', 'מחכים לכם באביב הזה', 'למידע נוסף'),
  hi: createPhrases('कुछ नया खोजें', 'इस वसंत आपका स्वागत है', 'और जानें'),
  hr: createPhrases('Otkrijte nešto novo', 'Očekujemo vas ovog proljeća', 'Saznajte više'),
  hu: createPhrases('Fedezzen fel valami újat', 'Várjuk Önt idén tavasszal', 'Tudjon meg többet'),
  id: createPhrases('Temukan sesuatu yang baru', 'Kami menantikan Anda musim semi ini', 'Selengkapnya'),
  it: createPhrases('Scopri qualcosa di nuovo', 'Ti aspettiamo questa primavera', 'Scopri di più'),
  ja: createPhrases('新しい発見を', 'この春、皆さまをお待ちしています', '詳しく見る'),
  ko: createPhrases('새로운 것을 만나 보세요', '올봄에 여러분을 기다립니다', '자세히 보기'),
  lt: createPhrases('Atraskite kai ką naujo', 'Laukiame jūsų šį pavasarį', 'Sužinoti daugiau'),
  lv: createPhrases('Atklājiet ko jaunu', 'Gaidām jūs šopavasar', 'Uzzināt vairāk'),
  ms: createPhrases('Temui sesuatu yang baharu', 'Kami menanti anda musim bunga ini', 'Ketahui lagi'),
  nb: createPhrases('Oppdag noe nytt', 'Vi gleder oss til å se deg i vår', 'Les mer'),
  nl: createPhrases('Ontdek iets nieuws', 'We zien u graag dit voorjaar', 'Meer informatie'),
  pl: createPhrases('Odkryj coś nowego', 'Czekamy na Ciebie tej wiosny', 'Dowiedz się więcej'),
  'pt-BR': createPhrases('Descubra algo novo', 'Esperamos você nesta primavera', 'Saiba mais'),
  'pt-PT': createPhrases('Descubra algo novo', 'Esperamos por si esta primavera', 'Saber mais'),
  ro: createPhrases('Descoperiți ceva nou', 'Vă așteptăm în această primăvară', 'Aflați mai multe'),
  ru: createPhrases('Откройте для себя новое', 'Ждём вас этой весной', 'Узнать больше'),
  sk: createPhrases('Objavte niečo nové', 'Tešíme sa na vás túto jar', 'Zistiť viac'),
  sl: createPhrases('Odkrijte nekaj novega', 'Veselimo se vas to pomlad', 'Več informacij'),
  sr: createPhrases('Откријте нешто ново', 'Очекујемо вас овог пролећа', 'Сазнајте више'),
  sv: createPhrases('Upptäck något nytt', 'Välkommen till oss i vår', 'Läs mer'),
  ta: createPhrases('புதியதைக் கண்டறியுங்கள்', 'இந்த வசந்தத்தில் உங்களை வரவேற்கிறோம்', 'மேலும் அறிக'),
  th: createPhrases('ค้นพบสิ่งใหม่', 'พบกันฤดูใบไม้ผลินี้', 'ดูเพิ่มเติม'),
  tr: createPhrases('Yeni bir şey keşfedin', 'Bu bahar sizi bekliyoruz', 'Daha fazla bilgi'),
  uk: createPhrases('Відкрийте для себе нове', 'Чекаємо на вас цієї весни', 'Дізнатися більше'),
  ur: createPhrases('کچھ نیا دریافت کریں', 'اس بہار آپ کا خیرمقدم ہے', 'مزید جانیں'),
  vi: createPhrases('Khám phá điều mới mẻ', 'Hẹn gặp bạn mùa xuân này', 'Tìm hiểu thêm'),
  'zh-Hans': createPhrases('发现新事物', '今年春天期待您的光临', '了解更多'),
  'zh-Hant': createPhrases('發現新事物', '今年春天期待您的光臨', '了解更多'),
};
