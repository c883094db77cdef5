// cspell:disable -- marketing phrases in all languages of the contract

/** Generic texts in one language. */
export interface Phrases {
  readonly title: string;
  readonly subtitle: string;
  /** At most 24 characters. */
  readonly button: string;
}

const phrase = (title: string, subtitle: string, button: string): Phrases => ({title, subtitle, button});

/** The texts that the mock generates in languages other than English, by language tag. */
export const phrases: Readonly<Record<string, Phrases>> = {
  ar: phrase('اكتشفوا شيئًا جديدًا', 'نرحب بكم هذا الربيع', 'اعرف المزيد'),
  bg: phrase('Открийте нещо ново', 'Очакваме ви тази пролет', 'Научете повече'),
  bn: phrase('নতুন কিছু আবিষ্কার করুন', 'এই বসন্তে আপনাকে স্বাগতম', 'আরও জানুন'),
  ca: phrase('Descobriu una cosa nova', 'Us esperem aquesta primavera', 'Més informació'),
  cs: phrase('Objevte něco nového', 'Těšíme se na vás letos na jaře', 'Zjistit více'),
  da: phrase('Oplev noget nyt', 'Vi glæder os til at se dig til foråret', 'Læs mere'),
  de: phrase('Entdecken Sie etwas Neues', 'Wir freuen uns in diesem Frühling auf Sie', 'Mehr erfahren'),
  el: phrase('Ανακαλύψτε κάτι νέο', 'Σας περιμένουμε αυτή την άνοιξη', 'Μάθετε περισσότερα'),
  es: phrase('Descubre algo nuevo', 'Te esperamos esta primavera', 'Más información'),
  et: phrase('Avasta midagi uut', 'Ootame sind sel kevadel', 'Loe lähemalt'),
  fa: phrase('چیزی تازه کشف کنید', 'این بهار منتظر شما هستیم', 'بیشتر بدانید'),
  fi: phrase('Löydä jotain uutta', 'Tervetuloa tänä keväänä', 'Lue lisää'),
  fil: phrase('Tumuklas ng bago', 'Hinihintay ka namin ngayong tagsibol', 'Alamin pa'),
  fr: phrase('Découvrez quelque chose de nouveau', 'Nous vous attendons ce printemps', 'En savoir plus'),
  he: phrase('גלו משהו חדש', 'מחכים לכם באביב הזה', 'למידע נוסף'),
  hi: phrase('कुछ नया खोजें', 'इस वसंत आपका स्वागत है', 'और जानें'),
  hr: phrase('Otkrijte nešto novo', 'Očekujemo vas ovog proljeća', 'Saznajte više'),
  hu: phrase('Fedezzen fel valami újat', 'Várjuk Önt idén tavasszal', 'Tudjon meg többet'),
  id: phrase('Temukan sesuatu yang baru', 'Kami menantikan Anda musim semi ini', 'Selengkapnya'),
  it: phrase('Scoprite qualcosa di nuovo', 'Vi aspettiamo questa primavera', 'Scopri di più'),
  ja: phrase('新しい発見を', 'この春、皆さまをお待ちしています', '詳しく見る'),
  ko: phrase('새로운 것을 만나 보세요', '올봄에 여러분을 기다립니다', '자세히 보기'),
  lt: phrase('Atraskite kai ką naujo', 'Laukiame jūsų šį pavasarį', 'Sužinoti daugiau'),
  lv: phrase('Atklājiet ko jaunu', 'Gaidām jūs šopavasar', 'Uzzināt vairāk'),
  ms: phrase('Temui sesuatu yang baharu', 'Kami menanti anda musim bunga ini', 'Ketahui lagi'),
  nb: phrase('Oppdag noe nytt', 'Vi gleder oss til å se deg i vår', 'Les mer'),
  nl: phrase('Ontdek iets nieuws', 'We zien u graag dit voorjaar', 'Meer informatie'),
  pl: phrase('Odkryj coś nowego', 'Czekamy na Ciebie tej wiosny', 'Dowiedz się więcej'),
  'pt-BR': phrase('Descubra algo novo', 'Esperamos você nesta primavera', 'Saiba mais'),
  'pt-PT': phrase('Descubra algo novo', 'Esperamos por si esta primavera', 'Saber mais'),
  ro: phrase('Descoperiți ceva nou', 'Vă așteptăm în această primăvară', 'Aflați mai multe'),
  ru: phrase('Откройте для себя новое', 'Ждём вас этой весной', 'Узнать больше'),
  sk: phrase('Objavte niečo nové', 'Tešíme sa na vás túto jar', 'Zistiť viac'),
  sl: phrase('Odkrijte nekaj novega', 'Veselimo se vas to pomlad', 'Več informacij'),
  sr: phrase('Откријте нешто ново', 'Очекујемо вас овог пролећа', 'Сазнајте више'),
  sv: phrase('Upptäck något nytt', 'Välkommen till oss i vår', 'Läs mer'),
  ta: phrase('புதியதைக் கண்டறியுங்கள்', 'இந்த வசந்தத்தில் உங்களை வரவேற்கிறோம்', 'மேலும் அறிக'),
  th: phrase('ค้นพบสิ่งใหม่', 'พบกันฤดูใบไม้ผลินี้', 'ดูเพิ่มเติม'),
  tr: phrase('Yeni bir şey keşfedin', 'Bu bahar sizi bekliyoruz', 'Daha fazla bilgi'),
  uk: phrase('Відкрийте для себе нове', 'Чекаємо на вас цієї весни', 'Дізнатися більше'),
  ur: phrase('کچھ نیا دریافت کریں', 'اس بہار آپ کا خیرمقدم ہے', 'مزید جانیں'),
  vi: phrase('Khám phá điều mới mẻ', 'Hẹn gặp bạn mùa xuân này', 'Tìm hiểu thêm'),
  'zh-Hans': phrase('发现新事物', '今年春天期待您的光临', '了解更多'),
  'zh-Hant': phrase('發現新事物', '今年春天期待您的光臨', '了解更多'),
};
