module Engine
  module Game
    module G18ValeNorth
      class Game < G18Vale::Game
        include_meta(G18ValeNorth::Meta)

        NORTH = { white: { %w[A11 A13] => '' } }.freeze
        TRAINS = [{ name: '2', distance: 2, price: 80, num: 5 }].freeze
        PHASES = [{ name: '2', train_limit: 2, tiles: [:yellow], operating_rounds: 2 }].freeze
        CERT_LIMIT = 12
        SNOW_HEXES = { white: { %w[A1 A3] => 'upgrade=cost:10,terrain:mountain' } }.freeze
        MARKET_ROW = %w[10 20 30p 40].freeze

        def option_short?
          @option_short ||= @optional_rules.include?(:short)
        end

        def game_hexes
          hexes = super.dup
          return hexes if option_short?

          NORTH.each do |color, entries|
            hexes[color] = (hexes[color] || {}).merge(entries)
          end
          hexes.delete(:purple)
          hexes[:gray].reject! { |coords, _| coords.include?('A7') }
          hexes
        end

        def game_tiles
          tiles = super
          tiles['57'] += 1
          tiles.merge('V9' => { 'count' => @players.size, 'color' => 'yellow', 'code' => 'path=a:0,b:3' })
        end

        def game_market
          [self.class::MARKET_ROW.map.with_index { |price, index| index.zero? ? "#{price}c" : price }]
        end

        def init_stock_market
          StockMarket.new(game_market, self.class::CERT_LIMIT_TYPES, zigzag: :flip)
        end

        def game_trains
          return super if @round.finished?

          super + [{ name: '3', distance: 3, price: 180, num: 1 }]
        end

        def game_corporations
          corporations = super.map do |corporation|
            case corporation[:sym]
            when 'VA' then corporation.merge(name: 'Vale North')
            else corporation
            end
          end
          corporations.reject { |corporation| corporation[:type] == 'minor' }
        end

        def location_name(coordinate)
          return 'Snowfield' if coordinate == 'A11'

          super
        end
      end
    end
  end
end
