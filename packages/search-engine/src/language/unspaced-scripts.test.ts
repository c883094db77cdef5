// cspell:disable -- words of other languages
import {describe, expect, test} from 'vitest';
import {createEngine} from '../engine.js';
import {createPage as page} from '../fixtures/test-records.js';

const engine = createEngine([
  ...page('zh-database', '数据库连接', '在配置文件中设置数据库的地址和密码。'),
  ...page('zh-component', 'React组件', '组件可以接收属性，并返回界面元素。'),
  ...page('zh-search', '全文搜索', '搜索引擎根据索引返回结果。按数据排序。'),
  ...page('zh-consumer', '使用者类型', '消费者调用接口。'),
  ...page('zh-parser', '什么是解析器', '解析器读取输入。'),
  ...page('ja-key', 'APIキーの作成', 'ダッシュボードで新しいキーを発行してください。'),
  ...page('ja-webhook', 'Webhookの署名を検証する', 'リクエストの署名ヘッダーを確認します。'),
  ...page('ja-bus', 'バス', 'メッセージバスの設定'),
  ...page('ja-path', 'パス', 'ファイルのパスを指定'),
  ...page('ja-tax', '税率', '消費税の計算'),
  ...page('ja-duty', '関税', '輸入品の関税'),
  ...page('th-install', 'การติดตั้งแพ็กเกจ', 'ติดตั้งแพ็กเกจด้วยคำสั่งต่อไปนี้'),
  ...page('th-settings', 'การตั้งค่าเซิร์ฟเวอร์', 'กำหนดพอร์ตในไฟล์ตั้งค่า'),
  ...page('km-install', 'ការដំឡើង', 'ដំឡើងកញ្ចប់ជាមុនសិន'),
  ...page('ko-settings', '환경 설정', '설정을 변경하려면 파일을 수정합니다.'),
  ...page('ko-database', '데이터베이스 연결', '데이터베이스에 연결하는 방법을 설명합니다.'),
]);
const hits = (query: string) => engine.search({query, attributesToSnippet: ['content:10']}).hits;
const urls = (query: string) => hits(query).map(({url}) => url.replace('/docs/', ''));
const markedTitle = (query: string, name: string) =>
  hits(query).find(({url}) => url === `/docs/${name}`)?._highlightResult.hierarchy.lvl1?.value;

describe('scripts without spaces between words', () => {
  test.each([
    ['数据库连接', 'zh-database'],
    ['如何连接数据库', 'zh-database'],
    ['React组件', 'zh-component'],
    ['APIキー', 'ja-key'],
    ['署名を検証', 'ja-webhook'],
    ['ﾊﾞｽ', 'ja-bus'],
    ['ติดตั้ง', 'th-install'],
    ['ដំឡើង', 'km-install'],
  ])('find the section about %s', (query, expected) => {
    expect(urls(query)[0]).toBe(expected);
  });

  test('rank sections higher that have more adjacent characters in common', () => {
    const sections = createEngine([
      ...page('one', '甲', '关于数据的说明，以及图书馆的书库，还有人员之间的连环画与接力赛。'),
      ...page('two', '乙', '数据库的说明，还有连环画。'),
      ...page('three', '丙', '关于数据库连接的说明。'),
    ]);
    const found = sections.search({query: '数据库连接'}).hits;
    expect(found.map(({url}) => url)).toEqual(['/docs/three', '/docs/two', '/docs/one']);
  });

  test('find every character, wherever it is', () => {
    expect(urls('税').sort()).toEqual(['ja-duty', 'ja-tax']);
    expect(urls('据')).toEqual(expect.arrayContaining(['zh-database', 'zh-search']));
    expect(urls('ง').sort()).toEqual(['th-install', 'th-settings']);
    expect(urls('React 件')[0]).toBe('zh-component');
  });

  test('mark the matching characters', () => {
    expect(markedTitle('数据库', 'zh-database')).toBe('<mark>数据库</mark>连接');
    expect(markedTitle('署名 検証', 'ja-webhook')).toBe('Webhookの<mark>署名</mark>を<mark>検証</mark>する');
    expect(markedTitle('ติดตั้ง', 'th-install')).toBe('การ<mark>ติดตั้ง</mark>แพ็กเกจ');
    expect(markedTitle('설정을', 'ko-settings')).toBe('환경 <mark>설정</mark>');
  });

  test('have snippets of a few words', () => {
    const text = '这是一个很长的段落，'.repeat(20);
    const long = createEngine(page('long', '标题', `${text}数据库连接${text}`));
    const [hit] = long.search({query: '数据库连接', attributesToSnippet: ['content:10']}).hits;
    const snippet = hit?._snippetResult.content?.value ?? '';
    expect(snippet).toContain('<mark>数据库连接</mark>');
    expect(snippet.length).toBeGreaterThan(30);
    expect(snippet.length).toBeLessThan(70);
  });
});

test.each([
  ['설정에서', 'ko-settings'],
  ['데이터베이스 연결하기', 'ko-database'],
])('Korean words match with other particles: %s', (query, expected) => {
  expect(urls(query)[0]).toBe(expected);
});
