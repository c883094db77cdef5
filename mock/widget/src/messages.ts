import type {Locale, ProgressStep} from '../../../contract/ui-sdk';

/** Everything that the widget says to its user. */
export interface Messages {
  readonly name: string;
  readonly prompt: string;
  readonly designType: string;
  readonly generate: string;
  readonly loading: string;
  readonly waiting: string;
  readonly steps: Readonly<Record<ProgressStep, string>>;
  readonly choose: string;
  readonly original: string;
  readonly variant: (rank: number) => string;
  readonly edit: string;
  readonly apply: string;
  readonly cancel: string;
  readonly use: string;
  readonly download: (format: string) => string;
  readonly signedOut: string;
  readonly signIn: string;
  readonly failed: string;
  readonly reload: string;
  readonly noRoom: string;
  readonly noDesign: string;
  readonly changePrompt: string;
  readonly notPossible: string;
  readonly offline: string;
  readonly tryAgain: string;
  readonly slow: string;
  readonly keepWaiting: string;
  readonly done: string;
  readonly close: string;
  readonly people: string;
  readonly brand: string;
  readonly website: string;
  readonly readWebsite: string;
  readonly brandName: string;
  readonly tagline: string;
  readonly about: string;
  readonly audience: string;
  readonly tone: string;
  readonly primaryColor: string;
  readonly saveBrand: string;
  readonly brandSaved: string;
}

const en: Messages = {
  name: 'Designer',
  prompt: 'What should the design say?',
  designType: 'Kind of design',
  generate: 'Generate',
  loading: 'One moment …',
  waiting: 'Waiting for its turn …',
  steps: {reading: 'Reading …', writing: 'Writing …', composing: 'Composing …', rendering: 'Rendering …'},
  choose: 'Choose a design',
  original: 'Design',
  variant: (rank) => `Variant ${rank}`,
  edit: 'Edit texts',
  apply: 'Apply',
  cancel: 'Cancel',
  use: 'Use this design',
  download: (format) => `Download ${format}`,
  signedOut: 'Your session has ended.',
  signIn: 'Sign in again',
  failed: 'The designer could not start.',
  reload: 'Load the page again.',
  noRoom: 'There is not enough room here.',
  noDesign: 'No design could be made.',
  changePrompt: 'Change the prompt and try again.',
  notPossible: 'This was not possible.',
  offline: 'The connection was lost.',
  tryAgain: 'Try again',
  slow: 'This takes longer than usual.',
  keepWaiting: 'Go on waiting',
  done: 'Your design is ready.',
  close: 'Close',
  people: 'People',
  brand: 'Brand',
  website: 'Website',
  readWebsite: 'Read website',
  brandName: 'Name',
  tagline: 'Tagline',
  about: 'About',
  audience: 'Audience',
  tone: 'Tone',
  primaryColor: 'Primary color',
  saveBrand: 'Save brand',
  brandSaved: 'The brand is saved.',
};

const de: Messages = {
  name: 'Designer',
  prompt: 'Was soll das Design sagen?',
  designType: 'Art des Designs',
  generate: 'Erstellen',
  loading: 'Einen Moment …',
  waiting: 'Wartet …',
  steps: {reading: 'Liest …', writing: 'Schreibt …', composing: 'Gestaltet …', rendering: 'Zeichnet …'},
  choose: 'Design auswählen',
  original: 'Design',
  variant: (rank) => `Variante ${rank}`,
  edit: 'Texte ändern',
  apply: 'Übernehmen',
  cancel: 'Abbrechen',
  use: 'Dieses Design verwenden',
  download: (format) => `${format} herunterladen`,
  signedOut: 'Die Sitzung ist beendet.',
  signIn: 'Wieder anmelden',
  failed: 'Der Designer konnte nicht starten.',
  reload: 'Bitte die Seite neu laden.',
  noRoom: 'Hier ist nicht genug Platz.',
  noDesign: 'Es konnte kein Design erstellt werden.',
  changePrompt: 'Bitte den Text ändern und noch einmal versuchen.',
  notPossible: 'Das war nicht möglich.',
  offline: 'Die Verbindung ist abgebrochen.',
  tryAgain: 'Noch einmal versuchen',
  slow: 'Das dauert länger als sonst.',
  keepWaiting: 'Weiter warten',
  done: 'Das Design ist fertig.',
  close: 'Schließen',
  people: 'Personen',
  brand: 'Marke',
  website: 'Website',
  readWebsite: 'Website lesen',
  brandName: 'Name',
  tagline: 'Slogan',
  about: 'Beschreibung',
  audience: 'Zielgruppe',
  tone: 'Ton',
  primaryColor: 'Hauptfarbe',
  saveBrand: 'Marke speichern',
  brandSaved: 'Die Marke ist gespeichert.',
};

const es: Messages = {
  name: 'Diseñador',
  prompt: '¿Qué debe decir el diseño?',
  designType: 'Tipo de diseño',
  generate: 'Crear',
  loading: 'Un momento …',
  waiting: 'En espera …',
  steps: {reading: 'Leyendo …', writing: 'Escribiendo …', composing: 'Componiendo …', rendering: 'Dibujando …'},
  choose: 'Elige un diseño',
  original: 'Diseño',
  variant: (rank) => `Variante ${rank}`,
  edit: 'Cambiar los textos',
  apply: 'Aplicar',
  cancel: 'Cancelar',
  use: 'Usar este diseño',
  download: (format) => `Descargar ${format}`,
  signedOut: 'La sesión ha terminado.',
  signIn: 'Entrar de nuevo',
  failed: 'El diseñador no pudo empezar.',
  reload: 'Vuelve a cargar la página.',
  noRoom: 'Aquí no hay bastante espacio.',
  noDesign: 'No se pudo crear ningún diseño.',
  changePrompt: 'Cambia el texto y prueba otra vez.',
  notPossible: 'No ha sido posible.',
  offline: 'Se perdió la conexión.',
  tryAgain: 'Probar otra vez',
  slow: 'Tarda más de lo normal.',
  keepWaiting: 'Seguir esperando',
  done: 'Tu diseño está listo.',
  close: 'Cerrar',
  people: 'Personas',
  brand: 'Marca',
  website: 'Sitio web',
  readWebsite: 'Leer el sitio web',
  brandName: 'Nombre',
  tagline: 'Lema',
  about: 'Descripción',
  audience: 'Público',
  tone: 'Tono',
  primaryColor: 'Color principal',
  saveBrand: 'Guardar la marca',
  brandSaved: 'La marca está guardada.',
};

const fr: Messages = {
  name: 'Créateur de visuels',
  prompt: 'Que doit dire le visuel ?',
  designType: 'Type de visuel',
  generate: 'Créer',
  loading: 'Un instant …',
  waiting: 'En attente …',
  steps: {reading: 'Lecture …', writing: 'Rédaction …', composing: 'Composition …', rendering: 'Dessin …'},
  choose: 'Choisir un visuel',
  original: 'Visuel',
  variant: (rank) => `Variante ${rank}`,
  edit: 'Modifier les textes',
  apply: 'Appliquer',
  cancel: 'Annuler',
  use: 'Utiliser ce visuel',
  download: (format) => `Télécharger ${format}`,
  signedOut: 'La session est terminée.',
  signIn: 'Se reconnecter',
  failed: 'Le créateur n’a pas pu démarrer.',
  reload: 'Rechargez la page.',
  noRoom: 'Il n’y a pas assez de place ici.',
  noDesign: 'Aucun visuel n’a pu être créé.',
  changePrompt: 'Changez le texte et réessayez.',
  notPossible: 'Cela n’a pas été possible.',
  offline: 'La connexion est perdue.',
  tryAgain: 'Réessayer',
  slow: 'Cela dure plus longtemps que d’habitude.',
  keepWaiting: 'Attendre encore',
  done: 'Votre visuel est prêt.',
  close: 'Fermer',
  people: 'Personnes',
  brand: 'Marque',
  website: 'Site web',
  readWebsite: 'Lire le site',
  brandName: 'Nom',
  tagline: 'Slogan',
  about: 'Description',
  audience: 'Public',
  tone: 'Ton',
  primaryColor: 'Couleur principale',
  saveBrand: 'Enregistrer la marque',
  brandSaved: 'La marque est enregistrée.',
};

const ar: Messages = {
  name: 'المصمم',
  prompt: 'ماذا يجب أن يقول التصميم؟',
  designType: 'نوع التصميم',
  generate: 'إنشاء',
  loading: 'لحظة …',
  waiting: 'في الانتظار …',
  steps: {reading: 'قراءة …', writing: 'كتابة …', composing: 'تركيب …', rendering: 'رسم …'},
  choose: 'اختر تصميماً',
  original: 'التصميم',
  variant: (rank) => `البديل ${rank}`,
  edit: 'تعديل النصوص',
  apply: 'تطبيق',
  cancel: 'إلغاء',
  use: 'استخدام هذا التصميم',
  download: (format) => `تنزيل ${format}`,
  signedOut: 'انتهت الجلسة.',
  signIn: 'تسجيل الدخول مرة أخرى',
  failed: 'تعذر بدء المصمم.',
  reload: 'أعد تحميل الصفحة.',
  noRoom: 'لا توجد مساحة كافية هنا.',
  noDesign: 'تعذر إنشاء تصميم.',
  changePrompt: 'غيّر النص وحاول مرة أخرى.',
  notPossible: 'لم يكن ذلك ممكناً.',
  offline: 'انقطع الاتصال.',
  tryAgain: 'حاول مرة أخرى',
  slow: 'يستغرق هذا وقتاً أطول من المعتاد.',
  keepWaiting: 'متابعة الانتظار',
  done: 'تصميمك جاهز.',
  close: 'إغلاق',
  people: 'الأشخاص',
  brand: 'العلامة التجارية',
  website: 'الموقع',
  readWebsite: 'قراءة الموقع',
  brandName: 'الاسم',
  tagline: 'الشعار النصي',
  about: 'الوصف',
  audience: 'الجمهور',
  tone: 'النبرة',
  primaryColor: 'اللون الأساسي',
  saveBrand: 'حفظ العلامة',
  brandSaved: 'تم حفظ العلامة.',
};

/** The messages of every locale. */
export const messages: Readonly<Record<Locale, Messages>> = {ar, de, en, es, fr};

/** The locale of a BCP 47 tag, such as `de` for `de-CH`; `undefined` when there is none. */
export function localeOf(tag: string | undefined): Locale | undefined {
  const [language = ''] = (tag ?? '').toLowerCase().split('-');
  return language in messages ? (language as Locale) : undefined;
}
