/**
 * Buyers for millions of orders, as SQL: names of Brazil, Spanish America and Poland with their accents and in a
 * realistic distribution (a few surnames are common, hundreds are rare), with e-mail addresses and documents.
 */

const GIVEN = words(`
  Maria José Ana João Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos Luís Gabriel Rafael Daniel Marcelo Bruno
  Eduardo Felipe Raimundo Rodrigo Manoel Mateus André Fernando Fábio Leonardo Gustavo Guilherme Leandro Tiago Anderson
  Ricardo Márcio Jorge Sebastião Alexandre Roberto Edson Diego Vítor Sérgio Cláudio Matheus Thiago Geraldo Adriano Luciano
  Júlio Renato Alex Vinícius Rogério Samuel Ronaldo Mário Flávio Igor Douglas Davi Jéferson Cícero Miguel Robson Maurício
  Francisca Antônia Adriana Juliana Márcia Fernanda Patrícia Aline Sandra Camila Amanda Bruna Jéssica Letícia Júlia Luciana
  Vanessa Mariana Gabriela Vera Vitória Larissa Cláudia Beatriz Luana Rita Sônia Renata Eliane Josefa Simone Natália
  Cristiane Carla Débora Rosângela Jaqueline Rosa Daniela Aparecida Marlene Terezinha Raimunda Andréia Fabiana Lúcia Raquel
  Ângela Rafaela Joana Luzia Elaine Daniele Sofía Valentina Ximena Lucía Guadalupe Martín Nicolás Sebastián Andrés Joaquín
  Íñigo Begoña Agnieszka Katarzyna Małgorzata Magdalena Łukasz Paweł Michał Stanisław Zbigniew Władysław Grażyna Żaneta`);

const SURNAMES = words(`
  Silva Santos Oliveira Souza Rodrigues Ferreira Alves Pereira Lima Gomes Costa Ribeiro Martins Carvalho Almeida Lopes
  Soares Fernandes Vieira Barbosa Rocha Dias Nascimento Andrade Moreira Nunes Marques Machado Mendes Freitas Cardoso Ramos
  Gonçalves Santana Teixeira Araújo Pinto Cavalcante Moura Campos Batista Castro Correia Miranda Borges Monteiro Moraes
  Guimarães Magalhães Brandão Leitão Falcão Conceição Assunção Simões Barcelós Antunes Peixoto Queiroz Sampaio Siqueira
  González Rodríguez Hernández García Martínez López Pérez Sánchez Ramírez Torres Flores Rivera Gómez Díaz Cruz Morales
  Reyes Gutiérrez Ortiz Chávez Ruiz Álvarez Jiménez Mendoza Vásquez Romero Herrera Medina Aguilar Núñez Peña Muñoz Ibáñez
  Domínguez Fernández Castañeda Ordóñez Zúñiga Echeverría Nowak Wójcik Kowalczyk Woźniak Król Wróbel Pawlak Zając Dąb
  Jabłoński Kościuszko Święcicki Żmijewski Śliwa Gołąb Głąb`);

/** Rare surnames are composed of these parts. */
const STEMS = words(`
  Abram Adam Balcer Bartosz Bednar Błasz Borow Brzez Budz Cegiel Chmiel Chrzan Ciesiel Czar Dobrow Domań Dzied Fabisz
  Filip Frącz Gałąz Gawroń Głow Gór Grab Hajduk Iwań Jakub Jank Jaroń Kaczor Kamiń Karp Kasprz Klim Kłos Kon Kruszew
  Krzyż Kuchar Łapiń Łuczyń Majch Malinow Mich Mroz Nied Olszew Ostrow Pawłow Piotrow Podgór Przyby Rataj Rogal Rzepec
  Skowroń Sokołow Staniszew Szczep Szymań Świder Tomcz Turow Urbań Walcz Wasilew Wierzb Włodar Zagór Zawadz Żuraw`);
const ENDINGS = words(`ski ska czyk czak iak owicz ewicz ec owska ewska anek ura`);

const DOMAINS = words(`
  gmail.com hotmail.com outlook.com yahoo.com.br uol.com.br icloud.com bol.com.br terra.com.br live.com yahoo.com.mx wp.pl
  onet.pl interia.pl prodigy.net.mx correo.example empresa.example`);

export function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** A random word; earlier words are more frequent. With power 2, the first of 100 words has a share of 10%. */
export function oneOf(list: readonly string[], power: number): string {
  const values = list.map((word) => `'${word}'`).join(', ');
  return `(ARRAY[${values}])[1 + floor(power(random(), ${power}) * ${list.length})::integer]`;
}

const DIGITS = (count: number) => `lpad(floor(random() * 1e${count})::bigint::text, ${count}, '0')`;

/**
 * SELECT of `count` buyers: n (from 1), first_name, last_name, email, document. Requires the SQL function `search_key`;
 * the result depends only on `setseed`.
 */
export function people(count: number): string {
  return `
    SELECT n, first_name, last_name, document,
           replace(search_key(first_name), ' ', '.')
             || (CASE WHEN luck < 0.4 THEN '.' WHEN luck < 0.6 THEN '_' ELSE '' END)
             || regexp_replace(search_key(last_name), '^.* ', '')
             || (CASE WHEN luck < 0.7 THEN floor(luck * 1000)::text ELSE '' END) || '@' || domain AS email
      FROM (
        SELECT n, random() AS luck,
               ${oneOf(GIVEN, 2)} || (CASE WHEN random() < 0.4 THEN ' ' || ${oneOf(GIVEN, 2)} ELSE '' END) AS first_name,
               (CASE WHEN random() < 0.2 THEN ${oneOf(STEMS, 1)} || ${oneOf(ENDINGS, 1)}
                     ELSE (CASE WHEN random() < 0.2 THEN 'da ' WHEN random() < 0.15 THEN 'dos ' ELSE '' END)
                          || ${oneOf(SURNAMES, 2)}
                          || (CASE WHEN random() < 0.6 THEN ' ' || ${oneOf(SURNAMES, 2)} ELSE '' END) END) AS last_name,
               ${oneOf(DOMAINS, 3)} AS domain,
               (CASE WHEN random() < 0.5
                     THEN ${DIGITS(3)} || '.' || ${DIGITS(3)} || '.' || ${DIGITS(3)} || '-' || ${DIGITS(2)}
                     ELSE ${DIGITS(11)} END) AS document
          FROM generate_series(1, ${count}) AS n OFFSET 0) AS drawn`;
}
